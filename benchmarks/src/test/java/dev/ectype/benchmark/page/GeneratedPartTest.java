package dev.ectype.benchmark.page;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class GeneratedPartTest {
    private static final String BEGIN = "<!-- begin of generated summary: benchmarks/run all -->\n";
    private static final String END = "<!-- end of generated summary -->\n";

    @Test
    void aMissingMarkerIsRejectedWithItsText() {
        assertThatThrownBy(() -> GeneratedPart.SUMMARY.replace("# Performance\n" + BEGIN, "new"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(
                        "the page must have exactly one line <!-- end of generated summary -->, and has none");
    }

    @Test
    void aRepeatedMarkerIsRejected() {
        assertThatThrownBy(() -> GeneratedPart.SUMMARY.replace(BEGIN + BEGIN + END, "new"))
                .hasMessageContaining("benchmarks/run all -->, and has several");
    }

    @Test
    void markersInTheWrongOrderAreRejected() {
        assertThatThrownBy(() -> GeneratedPart.SUMMARY.replace(END + BEGIN, "new"))
                .hasMessageStartingWith("in the page, the line <!-- end of generated summary --> is before");
    }
}
