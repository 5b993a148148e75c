package dev.ectype.compiler.infer.roles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ValueWordsTest {
    private static final String TRANSFER =
            "The status: `paid`, `pending` or `failed`. A transfer is `pending` until the `bank` object is read.";

    @Test
    void readsTheValuesBetweenCodeMarks() {
        assertThat(ValueWords.of("It can be `enabled` or `disabled`.")).containsExactly("enabled", "disabled");
        assertThat(ValueWords.of("This is either \"needsAction\" or \"completed\"."))
                .containsExactly("needsAction", "completed");
        assertThat(ValueWords.of(TRANSFER)).containsExactly("paid", "pending", "failed");
    }

    @Test
    void oneValueAndNamesOfMembersAreNoChoice() {
        assertThat(ValueWords.of("Set to `done` together with the `result` field."))
                .isEmpty();
        assertThat(ValueWords.of(null)).isEmpty();
    }

    @Test
    void readsTheValueAtTheBeginning() {
        List<String> states = List.of("paid", "pending", "failed");
        assertThat(ValueWords.first(TRANSFER, states)).isEqualTo("pending");
        assertThat(ValueWords.first("This will be `failed` when the report is initially created.", states))
                .isEqualTo("failed");
        assertThat(ValueWords.first("Either `paid` or `failed`.", states)).isNull();
    }
}
