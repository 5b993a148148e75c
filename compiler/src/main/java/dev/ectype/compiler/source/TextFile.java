package dev.ectype.compiler.source;

/**
 * A file that is neither JSON nor YAML.
 *
 * @param name the name that users know it by
 */
public record TextFile(String name, String text) {}
