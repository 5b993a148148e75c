package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;

/** Where something lies inside a document, and its type there. */
public record TypedPath(MemberPath at, TypeRef type) {}
