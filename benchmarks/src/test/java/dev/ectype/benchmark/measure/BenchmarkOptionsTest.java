package dev.ectype.benchmark.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class BenchmarkOptionsTest {
    private static final Set<String> KNOWN = Set.of("--rounds");

    @Test
    void separatesValuesFromWords() {
        BenchmarkOptions options = BenchmarkOptions.of(List.of("petstore", "--rounds", "3", "other.yaml"), KNOWN);
        assertThat(options.words()).containsExactly("petstore", "other.yaml");
        assertThat(options.count("--rounds", 5)).isEqualTo(3);
    }

    @Test
    void omittedOptionsHaveDefaults() {
        assertThat(BenchmarkOptions.of(List.of(), KNOWN).count("--rounds", 5)).isEqualTo(5);
    }

    @Test
    void anUnknownOptionIsRejectedWithTheKnownOnes() {
        assertThatThrownBy(() -> BenchmarkOptions.of(List.of("--round", "3"), KNOWN))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("unknown option --round; known are --rounds");
    }

    @Test
    void aNumberBelowOneIsRejected() {
        BenchmarkOptions options = BenchmarkOptions.of(List.of("--rounds", "0"), KNOWN);
        assertThatThrownBy(() -> options.count("--rounds", 5))
                .hasMessage("--rounds must be a whole number of at least 1, and is 0");
    }

    @Test
    void anOptionWithoutItsValueIsRejected() {
        assertThatThrownBy(() -> BenchmarkOptions.of(List.of("--rounds"), KNOWN))
                .hasMessage("--rounds needs a value");
    }

    @Test
    void aFlagTakesNoValue() {
        BenchmarkOptions options =
                BenchmarkOptions.of(List.of("--update", "folder"), Set.of("--every"), Set.of("--update"));
        assertThat(options.has("--update")).isTrue();
        assertThat(options.has("--every")).isFalse();
        assertThat(options.words()).containsExactly("folder");
    }

    @Test
    void aRepeatedOptionHasAllItsValues() {
        BenchmarkOptions options = BenchmarkOptions.of(List.of("--rounds", "3", "--rounds", "4"), KNOWN);
        assertThat(options.all("--rounds")).containsExactly("3", "4");
        assertThat(options.count("--rounds", 5)).isEqualTo(4);
    }
}
