package dev.ectype.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.Run;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class QuickStartTest {
    @Test
    void takesThePlainForm() {
        assertThat(quick()).isNotNull();
        assertThat(quick("petstore")).isNotNull();
        assertThat(quick("petstore", "--port", "0", "--seed=-1")).isNotNull();
        assertThat(quick("-", "--port=0")).isNull();
    }

    @Test
    void leavesEverythingElseToTheUsualWay() {
        assertThat(quick("--help")).isNull();
        assertThat(quick("petstore", "more")).isNull();
        assertThat(quick("petstore", "--prot=1")).isNull();
        assertThat(quick("petstore", "--port")).isNull();
        assertThat(quick("petstore", "--port", "--seed=1")).isNull();
        assertThat(quick("petstore", "--port=1", "--port=2")).isNull();
        assertThat(quick("petstore", "--tls")).isNull();
        assertThat(quick("petstore", "--no-cache")).isNull();
    }

    private static @Nullable EctypeCommand quick(String... arguments) {
        return QuickStart.emulate(new Run().terminal(), List.of(arguments));
    }
}
