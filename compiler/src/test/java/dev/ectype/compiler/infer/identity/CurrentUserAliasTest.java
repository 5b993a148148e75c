package dev.ectype.compiler.infer.identity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class CurrentUserAliasTest {
    @Test
    void findsTheAliasInDescriptionsAndExamples() {
        assertThat(CurrentUserAlias.find("This can either be the string \"me\", an email, or the gid of a user."))
                .isEqualTo("me");
        assertThat(CurrentUserAlias.find("If you are authenticated, you can use `me` as a value."))
                .isEqualTo("me");
        assertThat(CurrentUserAlias.find(
                        "To access the calendar of the currently logged in user, use the \"primary\" keyword."))
                .isEqualTo("primary");
    }

    @Test
    void ignoresWordsWithAnotherMeaning() {
        assertThat(CurrentUserAlias.find("If for the `self` link, this is the ID of the user."))
                .isNull();
        assertThat(CurrentUserAlias.find("Use \"primary\" for the first replica."))
                .isNull();
        assertThat(CurrentUserAlias.find("Tell me the identifier.")).isNull();
        assertThat(CurrentUserAlias.find(null)).isNull();
    }
}
