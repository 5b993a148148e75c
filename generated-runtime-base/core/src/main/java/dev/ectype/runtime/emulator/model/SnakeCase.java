package dev.ectype.runtime.emulator.model;

/**
 * Marks emitted types whose Java names stand for names in snake case: the component {@code taxId} is the member
 * {@code tax_id}, the constant {@code ON_HOLD} is the text {@code on_hold}. {@link JsonName} sets any other name.
 */
public interface SnakeCase {}
