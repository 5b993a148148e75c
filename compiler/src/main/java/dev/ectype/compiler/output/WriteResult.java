package dev.ectype.compiler.output;

/** What became of a folder: how many files were changed or added, left alone, and deleted. */
public record WriteResult(int changed, int unchanged, int deleted) {}
