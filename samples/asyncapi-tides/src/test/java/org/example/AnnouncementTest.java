package org.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.junit.EmulatorTest;
import dev.ectype.runtime.junit.Sandbox;
import org.junit.jupiter.api.Test;
import tides.AnnouncementOperations;
import tides.TidesEmulator;

/** A service that does not announce the gauges of a test. */
@EmulatorTest(AnnouncementTest.QuietTides.class)
final class AnnouncementTest {
    @Test
    void newGaugesAreAnnounced(QuietTides emulator) throws Exception {
        Gauge gauge = new Gauge(emulator.baseUri());
        Gauge.Subscription announcements = gauge.subscribe("/announcements");
        gauge.publish("/registrations", "{\"name\": \"test-1\"}");
        gauge.publish("/registrations", "{\"name\": \"North\"}");
        assertEquals("{\"id\":\"gauge_2\",\"name\":\"North\"}", announcements.next());
        assertEquals("[{\"id\":\"gauge_2\",\"name\":\"North\"}]", gauge.messages("/announcements"));
    }

    @Test
    void sandboxesAnnounceOnce(@Sandbox QuietTides emulator) throws Exception {
        Gauge gauge = new Gauge(emulator.baseUri());
        gauge.publish("/registrations", "{\"name\": \"South\"}");
        assertEquals("[{\"id\":\"gauge_1\",\"name\":\"South\"}]", gauge.messages("/announcements"));
    }

    /** Suppresses some announcements. */
    static final class QuietTides extends TidesEmulator {
        @Override
        protected AnnouncementOperations announcements(RequestContext context) {
            return new AnnouncementOperations(context) {
                @Override
                protected Reply<tides.Gauge> announceGaugeGaugeCreated(
                        StoredInstance<tides.Gauge> gauge, Body<tides.Gauge> body) {
                    return gauge.value().name().startsWith("test-") ? noEvent() : ok(gauge);
                }
            };
        }
    }
}
