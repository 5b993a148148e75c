package dev.ectype.cli.command.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.server.ServerLog;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class RequestCounterTest {
    @Test
    void requestCountsForTheLongestPrefixOfItsPath() {
        List<String> passed = new ArrayList<>();
        RequestCounter counter = new RequestCounter(new Targets(passed), List.of("/shop", "", "/shop/v2"));
        List<String> targets = List.of("/shop", "/shop?q=1", "/shop/v2/pets", "/shop/v20", "/shops", "/", "topic");
        targets.forEach(target -> counter.replied("GET", target, 200, null));
        assertThat(counter.count("/shop")).isEqualTo(3);
        assertThat(counter.count("/shop/v2")).isEqualTo(1);
        assertThat(counter.count("")).isEqualTo(3);
        assertThat(passed).isEqualTo(targets);
    }

    @Test
    void requestOutsideOfAllPrefixesDoesNotCount() {
        RequestCounter counter = new RequestCounter(ServerLog.SILENT, List.of("/shop"));
        counter.replied("GET", "/__service/health", 200, null);
        assertThat(counter.count("/shop")).isZero();
    }

    private record Targets(List<String> targets) implements ServerLog {
        @Override
        public void replied(String method, String target, int status, @Nullable String reason) {
            targets.add(target);
        }

        @Override
        public void failed(String method, String target, Throwable cause) {}
    }
}
