package dev.ectype.compiler.ir.type;

/** Describes a member of an object. A required name without a description has {@link AnyType}. */
public record ObjectMember(String name, TypeRef type, boolean required) {}
