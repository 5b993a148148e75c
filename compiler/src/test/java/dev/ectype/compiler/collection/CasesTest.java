package dev.ectype.compiler.collection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class CasesTest {
    private sealed interface Shape {}

    private sealed interface Round extends Shape {}

    private record Circle() implements Round {}

    private record Oval() implements Round {}

    private record Square() implements Shape {}

    @Test
    void aSealedSubtypeStandsForItsVariants() {
        Cases<Shape, String> names = Cases.<Shape, String>of(Shape.class)
                .on(Round.class, shape -> "round")
                .on(Square.class, shape -> "square")
                .exhaustive();
        assertThat(names.apply(new Circle())).isEqualTo("round");
        assertThat(names.apply(new Oval())).isEqualTo("round");
        assertThat(names.apply(new Square())).isEqualTo("square");
    }

    @Test
    void aMissingVariantOfASealedSubtypeFails() {
        Cases<Shape, String> names = Cases.<Shape, String>of(Shape.class)
                .on(Circle.class, shape -> "circle")
                .on(Square.class, shape -> "square");
        assertThatThrownBy(names::exhaustive)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Oval");
    }
}
