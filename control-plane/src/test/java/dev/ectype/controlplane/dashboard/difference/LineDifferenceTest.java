package dev.ectype.controlplane.dashboard.difference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.dashboard.difference.LineDifference.Line;
import dev.ectype.controlplane.dashboard.difference.LineDifference.Run;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LineDifferenceTest {
    @Test
    void changedLinesHaveTheNumbersOfTheirTexts() {
        assertThat(runs("a\nb\nc", "a\nx\ny\nc")).containsExactly(" 1 a", "-2 b +2 x +3 y", " 3 c");
        assertThat(runs("a\nb", "b\nc")).containsExactly("-1 a", " 2 b", "+2 c");
        assertThat(runs("a", "x")).containsExactly("-1 a +1 x");
    }

    @Test
    void emptyTextHasNoLines() {
        assertThat(runs("", "a\nb")).containsExactly("+1 a +2 b");
        assertThat(runs("a", "")).containsExactly("-1 a");
        assertThat(runs("", "")).isEmpty();
    }

    @Test
    void endsOfLinesAreVisible() {
        assertThat(runs("a\n", "a")).containsExactly(" 1 a", "-2");
        assertThat(runs("a\r\nb", "a\nb")).containsExactly("-1 a␍ +1 a", " 2 b");
    }

    @Test
    void equalLinesAreFoldedExceptBesideChanges() {
        List<Run> runs = LineDifference.of(lines(1, 30), lines(1, 30).replace("line 15\n", "other\n"))
                .orElseThrow()
                .runs();
        assertThat(runs.stream().map(Run::isFolded).toList()).containsExactly(true, false, false, false, true);
        assertThat(runs.get(0).before()).hasSize(11);
        assertThat(runs.get(1).before()).extracting(Line::number).containsExactly(12, 13, 14);
        assertThat(runs.get(2).isEqual()).isFalse();
        assertThat(runs.get(3).after()).extracting(Line::number).containsExactly(16, 17, 18);
        assertThat(runs.get(4).before()).hasSize(12);
        String few = lines(1, 9);
        assertThat(LineDifference.of("x\n" + few + "\nx", "y\n" + few + "\ny")
                        .orElseThrow()
                        .runs())
                .noneMatch(Run::isFolded);
        String more = lines(1, 10);
        assertThat(LineDifference.of("x\n" + more + "\nx", "y\n" + more + "\ny")
                        .orElseThrow()
                        .runs())
                .filteredOn(Run::isFolded)
                .singleElement()
                .satisfies(run -> assertThat(run.before()).hasSize(4));
    }

    @Test
    void equalTextsAreEqual() {
        LineDifference equal = LineDifference.of(lines(1, 20), lines(1, 20)).orElseThrow();
        assertThat(equal.isEqual()).isTrue();
        assertThat(equal.runs())
                .singleElement()
                .satisfies(run -> assertThat(run.isFolded()).isTrue());
        assertThat(LineDifference.of("a", "b").orElseThrow().isEqual()).isFalse();
    }

    @Test
    void longTextsAreNotCompared() {
        String most = lines(1, LineDifference.MOST_LINES);
        assertThat(LineDifference.of(most, most.replace("line", "other"))).isPresent();
        assertThat(LineDifference.of(most + "\n", "a")).isEmpty();
        assertThat(LineDifference.of("a", most + "\n")).isEmpty();
    }

    private static String lines(int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(each -> "line " + each).collect(Collectors.joining("\n"));
    }

    private static List<String> runs(String before, String after) {
        return LineDifference.of(before, after).orElseThrow().runs().stream()
                .map(run -> run.isEqual()
                        ? text(" ", run.before())
                        : (text("-", run.before()) + " " + text("+", run.after())).strip())
                .toList();
    }

    private static String text(String sign, List<Line> lines) {
        return lines.stream()
                .map(line -> sign + line.number() + " " + line.text())
                .collect(Collectors.joining(" "));
    }
}
