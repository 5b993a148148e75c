package org.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ectype.runtime.junit.EmulatorTest;
import java.net.URI;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tides.TidesEmulator;

/** Each test has a new service. */
@EmulatorTest(TidesEmulator.class)
final class GaugeTest {
    private TidesEmulator emulator;
    private Gauge gauge;

    @BeforeEach
    void open(TidesEmulator served, URI at) {
        emulator = served;
        gauge = new Gauge(at);
    }

    @Test
    void registrationsAreAnswered() throws Exception {
        Gauge.Subscription registered = gauge.subscribe("/registered");
        assertEquals("{\"id\":\"gauge_1\",\"name\":\"North\"}", gauge.publish("/registrations", "{\"name\": \"North\"}"));
        assertEquals("{\"id\":\"gauge_1\",\"name\":\"North\"}", registered.next());
    }

    @Test
    void subscribersReceiveTheLevelsOfOneGauge() throws Exception {
        Gauge.Subscription levels = gauge.subscribe("/gauges/gauge_1/levels");
        gauge.publish("/gauges/gauge_2/levels", "{\"level\": 1}");
        gauge.publish("/gauges/gauge_1/levels", "{\"level\": 2.5}");
        assertEquals("{\"level\":2.5}", levels.next());
        assertEquals("[{\"level\":1}]", gauge.messages("/gauges/gauge_2/levels"));
    }

    @Test
    void invalidLevelsAreNotPublished() throws Exception {
        Exception refused = assertThrows(
                IllegalArgumentException.class, () -> gauge.publish("/gauges/gauge_1/levels", "{\"level\": -1}"));
        assertTrue(refused.getMessage().contains("body/level"), refused.getMessage());
        assertEquals("[]", gauge.messages("/gauges/gauge_1/levels"));
    }

    @Test
    void aRewindTakesMessagesBack() throws Exception {
        gauge.publish("/gauges/gauge_1/levels", "{\"level\": 1}");
        long before = emulator.position();
        gauge.publish("/gauges/gauge_1/levels", "{\"level\": 2}");
        emulator.rewind(before);
        assertEquals("[{\"level\":1}]", gauge.messages("/gauges/gauge_1/levels"));
    }
}
