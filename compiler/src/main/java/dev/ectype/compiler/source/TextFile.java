package dev.ectype.compiler.source;

/**
 * Holds a text file in a format other than JSON and YAML.
 *
 * @param name the display name
 */
public record TextFile(String name, String text) {}
