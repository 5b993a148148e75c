package dev.ectype.controlplane.dashboard.event;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.DayField;
import dev.ectype.controlplane.dashboard.ListFilters;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.event.Event;
import dev.ectype.controlplane.event.EventChain;
import dev.ectype.controlplane.event.EventFilter;
import dev.ectype.controlplane.event.Events;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;

/** Serves the pages of events. */
@DashboardRoutes
@RequestMapping(DashboardRoutes.FOLDER + "/events")
class EventPages {
    private final Events events;
    private final EventChain chain;
    private final Dashboard dashboard;

    EventPages(Events events, EventChain chain, Dashboard dashboard) {
        this.events = events;
        this.chain = chain;
        this.dashboard = dashboard;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> list(Visit visit, PageRequest page) {
        ListFilters query = visit.query("kind", "target", "actor", "since", "until");
        EventFilter filter = new EventFilter(
                query.get("kind"),
                query.get("target"),
                query.get("actor"),
                DayField.begin(query.values(), "since").orElse(null),
                DayField.end(query.values(), "until").orElse(null));
        return dashboard.show(
                visit,
                Section.EVENTS,
                "events",
                Map.of("query", query, "page", events.list(visit.organization(), filter, page)));
    }

    @GetMapping("/{id}")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> show(Visit visit, @PathVariable String id) {
        Event event = events.get(visit.organization(), id);
        return dashboard.show(visit, Section.EVENTS, "event", Map.of("event", event));
    }

    @GetMapping("/verification")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> verify(Visit visit, @RequestParam(defaultValue = "1") long from) {
        if (from < 1) {
            throw InvalidRequest.of("from", "min", "must be 1 or more");
        }
        return dashboard.show(
                visit,
                Section.EVENTS,
                "event-verification",
                Map.of("from", from, "verification", chain.verify(visit.organization(), from)));
    }
}
