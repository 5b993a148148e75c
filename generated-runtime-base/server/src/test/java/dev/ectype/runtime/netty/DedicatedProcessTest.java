package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

@ResourceLock(Resources.SYSTEM_PROPERTIES)
final class DedicatedProcessTest {
    private static final String EVENTS = "io.netty.jfr.enabled";

    @AfterEach
    void forget() {
        System.clearProperty(EVENTS);
    }

    @Test
    void eventsThatDelayTheFirstReplyAreLeftOut() {
        DedicatedProcess.prepare();
        assertThat(System.getProperty(EVENTS)).isEqualTo("false");
    }

    @Test
    void requestedEventsStayEnabled() {
        System.setProperty(EVENTS, "true");
        DedicatedProcess.prepare();
        assertThat(System.getProperty(EVENTS)).isEqualTo("true");
    }
}
