package dev.ectype.benchmark.survey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class CountComparisonTest {
    private static final CheckCounts WHOLE = counts(10, 10, 3, 200);

    @Test
    void reportsADecreasedCount() {
        assertThat(compared(WHOLE, counts(9, 9, 3, 200)).falls())
                .containsExactly("pets.yaml: operations 10 -> 9", "pets.yaml: answered 10 -> 9");
        assertThat(compared(WHOLE, counts(10, 10, 2, 200)).falls()).containsExactly("pets.yaml: resources 3 -> 2");
    }

    @Test
    void moreOperationsAndFewerLinesAreReportedAsChanges() {
        CountComparison comparison = compared(WHOLE, counts(11, 11, 3, 150));
        assertThat(comparison.falls()).isEmpty();
        assertThat(comparison.changes())
                .containsExactly(
                        "pets.yaml: operations 10 -> 11",
                        "pets.yaml: answered 10 -> 11",
                        "pets.yaml: lines 200 -> 150");
    }

    @Test
    void aDescriptionMustStayFullyAnswered() {
        assertThat(compared(WHOLE, counts(11, 10, 3, 200)).falls())
                .containsExactly("pets.yaml: answered 10 of 11, and all of them before");
        assertThat(compared(counts(10, 9, 3, 200), counts(11, 9, 3, 200)).falls())
                .isEmpty();
    }

    @Test
    void aCompleteFolderMustContainTheWholeBaseline() {
        Map<String, CheckCounts> baseline = Map.of("a.yaml", WHOLE, "b.yaml", WHOLE);
        assertThat(new CountComparison(baseline, Map.of("a.yaml", WHOLE), true).falls())
                .containsExactly("b.yaml: is kept, and was not counted");
        assertThat(new CountComparison(baseline, Map.of("a.yaml", WHOLE), false).falls())
                .isEmpty();
        assertThat(new CountComparison(baseline, Map.of("other.yaml", WHOLE), true).falls())
                .isEmpty();
    }

    @Test
    void countsAreReadFromTheRowOfACheck() {
        String row = "{\"operations\":3,\"answered\":2,\"resources\":1,\"lines\":70,\"unanswered\":[\"GET /\"]}";
        CheckCounts counts = CheckCounts.in(Json.parse(row.getBytes(StandardCharsets.UTF_8)));
        assertThat(counts).isEqualTo(counts(3, 2, 1, 70)).isEqualTo(CheckCounts.of(counts.cells()));
    }

    @Test
    void fewerRememberedGroupsAndBoundOperationsAreFalls() {
        CheckCounts before = CheckCounts.of(List.of("10", "10", "3", "200", "2", "2", "9", "40", "30"));
        CheckCounts now = CheckCounts.of(List.of("10", "10", "3", "200", "2", "1", "8", "40", "31"));
        assertThat(compared(before, now).falls())
                .containsExactly("pets.yaml: remembered 2 -> 1", "pets.yaml: bound 9 -> 8");
    }

    private static CheckCounts counts(long operations, long answered, long resources, long lines) {
        return new CheckCounts(List.of(operations, answered, resources, lines, 0L, 0L, 0L, 0L, 0L));
    }

    private static CountComparison compared(CheckCounts baseline, CheckCounts now) {
        return new CountComparison(Map.of("pets.yaml", baseline), Map.of("pets.yaml", now), true);
    }
}
