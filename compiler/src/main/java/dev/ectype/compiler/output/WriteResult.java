package dev.ectype.compiler.output;

/** Counts the changed or added, the unchanged and the deleted files of a folder. */
public record WriteResult(int changed, int unchanged, int deleted) {}
