package dev.ectype.compiler.infer.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerbsTest {
    @ParameterizedTest
    @CsvSource({
        "cancel, OPEN|CANCELED, CANCELED",
        "cancel, OPEN|CANCELLED, CANCELLED",
        "archive, active|archived, archived",
        "lend, ON_SHELF|LENT, LENT",
        "give_back, LENT|GIVEN, ",
        "take, LEFT|TAKEN, TAKEN",
        "mark_as_paid, open|paid, paid",
        "weigh, light|heavy, ",
    })
    void findsTheStateAfterAVerb(String verb, String states, @Nullable String state) {
        assertThat(Verbs.resultOf(verb, List.of(states.split("\\|")))).isEqualTo(state);
    }

    @ParameterizedTest
    @CsvSource({"place, true", "process, true", "send, true", "check, false", "login, false", "preview, false"})
    void recognisesVerbsThatMayCreate(String verb, boolean makes) {
        assertThat(Verbs.mayMake(verb)).isEqualTo(makes);
    }
}
