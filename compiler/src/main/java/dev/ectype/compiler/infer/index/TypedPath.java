package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;

/** A location inside a document with its type. */
public record TypedPath(MemberPath at, TypeRef type) {}
