package dev.ectype.compiler.ir.list;

/**
 * Describes a value of a request that chooses the media type of the reply.
 *
 * @param parameter the parameter with the name of a format, or with a flag for a stream
 * @param body true for a member of the body
 */
public record FormatChoice(String parameter, boolean body) {}
