package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.TypeRef;

/** Where something lies inside a document, and its type there. */
record Place(MemberPath at, TypeRef type) {}
