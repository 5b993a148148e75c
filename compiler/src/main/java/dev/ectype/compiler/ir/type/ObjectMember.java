package dev.ectype.compiler.ir.type;

/** A named part of an object. A required name that no member describes has {@link AnyType}. */
public record ObjectMember(String name, TypeRef type, boolean required) {}
