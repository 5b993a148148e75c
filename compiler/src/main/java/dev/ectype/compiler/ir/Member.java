package dev.ectype.compiler.ir;

/** A named part of an object. A required name that no member describes has {@link AnyType}. */
public record Member(String name, TypeRef type, boolean required) {}
