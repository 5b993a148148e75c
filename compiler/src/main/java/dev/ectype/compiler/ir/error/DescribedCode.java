package dev.ectype.compiler.ir.error;

import java.util.List;

/** Describes a code or an example text of error bodies by the problems that it means. */
public record DescribedCode(String value, List<Meaning> meanings) {
    public DescribedCode {
        meanings = List.copyOf(meanings);
    }

    /**
     * Describes one problem that a code means.
     *
     * @param word the word in the code from which the meaning follows
     * @param rank the position of the word among the words for the problem, from the most specific on
     * @param about the other words of the code, which name its subject: {@code user} in {@code USER_NOT_FOUND}
     */
    public record Meaning(ProblemKind kind, String word, int rank, List<String> about) {
        public Meaning {
            about = List.copyOf(about);
        }
    }
}
