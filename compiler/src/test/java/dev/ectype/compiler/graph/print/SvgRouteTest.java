package dev.ectype.compiler.graph.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SvgRouteTest {
    private static final SvgLayout.Box LEFT = new SvgLayout.Box(0, 200, 100, 80);
    private static final SvgLayout.Box UPPER = new SvgLayout.Box(200, 100, 100, 90);
    private static final SvgLayout.Box LOWER = new SvgLayout.Box(200, 216, 100, 300);
    private static final SvgLayout.Box RIGHT = new SvgLayout.Box(400, 220, 100, 80);
    private static final SvgRoute ROUTE = new SvgRoute(List.of(LEFT, UPPER, LOWER, RIGHT));

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 7})
    void aLineOverAColumnPassesBetweenItsCards(int number) {
        String there = ROUTE.path(LEFT, RIGHT, number);
        assertThat(there).startsWith("M100,227 ").endsWith(" 397,246").contains(" H300 ");
        assertThat(crossing(there)).isBetween(UPPER.bottom() + 4, LOWER.y() - 4);
        String back = ROUTE.path(RIGHT, LEFT, number);
        assertThat(back).startsWith("M400,247 ").contains(" H200 ");
        assertThat(crossing(back)).isBetween(UPPER.bottom() + 4, LOWER.y() - 4);
    }

    @Test
    void aLineToTheNextColumnIsOneCurve() {
        assertThat(ROUTE.path(UPPER, LEFT, 0)).startsWith("M200,127 C").doesNotContain("H");
    }

    @Test
    void aLineOfAColumnGoesAroundItsRight() {
        assertThat(ROUTE.path(LOWER, UPPER, 0)).startsWith("M300,243 C3").endsWith(" 303,132.8");
    }

    /** Returns the height of the level part of a line. */
    private static double crossing(String path) {
        String before = path.substring(0, path.indexOf(" H"));
        return Double.parseDouble(before.substring(before.lastIndexOf(',') + 1));
    }
}
