package dev.ectype.compiler.infer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class SelfWordTest {
    @Test
    void readsTheWordThatMayStandInTheirPlace() {
        assertThat(SelfWord.told("This can either be the string \"me\", an email, or the gid of a user."))
                .isEqualTo("me");
        assertThat(SelfWord.told("If you are authenticated, you can use `me` as a value."))
                .isEqualTo("me");
        assertThat(SelfWord.told(
                        "To access the calendar of the currently logged in user, use the \"primary\" keyword."))
                .isEqualTo("primary");
    }

    @Test
    void leavesWordsThatMeanSomethingElse() {
        assertThat(SelfWord.told("If for the `self` link, this is the ID of the user."))
                .isNull();
        assertThat(SelfWord.told("Use \"primary\" for the first replica.")).isNull();
        assertThat(SelfWord.told("Tell me the identifier.")).isNull();
        assertThat(SelfWord.told(null)).isNull();
    }
}
