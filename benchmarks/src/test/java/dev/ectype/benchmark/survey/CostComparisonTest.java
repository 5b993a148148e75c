package dev.ectype.benchmark.survey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.benchmark.start.MeasuredDescription;
import dev.ectype.benchmark.start.StartMeasurement;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CostComparisonTest {
    private static final StartCosts LAST = costs(2, 200);
    private static final StartCosts YARDSTICK = costs(1, 0);

    @Test
    void equalCostsHold() {
        assertThat(comparison(LAST, costs(2.1, 205), 1).growths()).isEmpty();
    }

    @Test
    void reportsASingleExpensiveDescription() {
        Map<String, StartCosts> last = Map.of("a", LAST, "b", LAST, "c", LAST);
        Map<String, StartCosts> now = Map.of("a", LAST, "b", costs(2, 400), "c", LAST);
        assertThat(new CostComparison(last, now).growths())
                .containsExactly(
                        "b: compiling MB is 2.00 times the last, at most 1.50",
                        "b: serving MB is 2.00 times the last, at most 1.50");
    }

    @Test
    void reportsAGeneralRise() {
        assertThat(comparison(LAST, costs(2, 240), 1).growths())
                .containsExactly(
                        "the middle of all: compiling MB is 1.20 times the last, at most 1.15",
                        "the middle of all: serving MB is 1.20 times the last, at most 1.15");
    }

    @Test
    void timesAreRelativeToTheYardstick() {
        CostComparison comparison = comparison(LAST, costs(6, 200), 3);
        assertThat(comparison.ratio("pets.yaml", StartCost.COLD_SECONDS)).isEqualTo(1);
        assertThat(comparison.growths()).isEmpty();
        assertThat(comparison(LAST, costs(6, 200), 1).growths()).hasSize(8);
    }

    @Test
    void aNewDescriptionHasNoBaseline() {
        CostComparison comparison = new CostComparison(Map.of(), Map.of("pets.yaml", LAST));
        assertThat(comparison.ratio("pets.yaml", StartCost.SERVING_MEMORY)).isNull();
        assertThat(comparison.growths()).isEmpty();
    }

    @Test
    void theTableHasARowForCostsWithoutCounts() {
        CheckCounts counts = CheckCounts.of(List.of("10", "10", "3", "200", "2", "2", "9", "40", "30"));
        CostComparison comparison = new CostComparison(Map.of(), Map.of("pets.yaml", LAST, "yardstick", YARDSTICK));
        assertThat(SurveyTable.of(Map.of("pets.yaml", counts), comparison).toString())
                .contains("whole", "pets.yaml", "yardstick");
    }

    @Test
    void costsAreMediansAndSurviveARoundTrip(@TempDir Path folder) throws IOException {
        StartCosts costs = StartCosts.of(List.of(start(3), start(1), start(2)), List.of(start(0.5)));
        assertThat(costs.cells()).containsExactly("2.00", "0.50", "4.00", "1.00", "100", "100");

        Path file = folder.resolve("costs.tsv");
        new BaselineTable("a machine", Map.of("pets.yaml", costs.cells())).write(file, StartCost.titles());
        BaselineTable read = BaselineTable.in(file);
        assertThat(read.note()).isEqualTo("a machine");
        assertThat(read.rows()).containsExactlyEntriesOf(new TreeMap<>(Map.of("pets.yaml", costs.cells())));
        assertThat(StartCosts.of(read.rows().get("pets.yaml"))).isEqualTo(costs);
    }

    private static StartMeasurement start(double seconds) {
        return new StartMeasurement(MeasuredDescription.of("pets"), false, seconds, 200, 2 * seconds, 102_400);
    }

    private static CostComparison comparison(StartCosts last, StartCosts now, double yardstick) {
        return new CostComparison(
                Map.of("pets.yaml", last, CostComparison.YARDSTICK, YARDSTICK),
                Map.of("pets.yaml", now, CostComparison.YARDSTICK, costs(yardstick, 0)));
    }

    private static StartCosts costs(double seconds, double megabytes) {
        return new StartCosts(List.of(seconds, seconds, seconds, seconds, megabytes, megabytes));
    }
}
