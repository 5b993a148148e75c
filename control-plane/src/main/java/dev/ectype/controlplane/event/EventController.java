package dev.ectype.controlplane.event;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.constraints.Min;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/v1/events")
@Tag(name = "Events", description = "The activity log: changes with author and time.")
class EventController {
    private final Events events;
    private final EventChain chain;

    EventController(Events events, EventChain chain) {
        this.events = events;
        this.chain = chain;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    @Operation(summary = "List events", description = "Newest first.")
    Page<Event> list(
            Caller caller,
            PageRequest page,
            @RequestParam(required = false)
                    @Parameter(description = "Type of the event.", example = "project.created")
                    @Nullable
                    String kind,
            @RequestParam(required = false)
                    @Parameter(description = "The changed resource.", example = "prj_01k9a3q0e8f6ta1w5y0n4m7b2c")
                    @Nullable
                    String target,
            @RequestParam(required = false)
                    @Parameter(
                            description = "Author of the change: a key, a user, or operator.",
                            example = "key_01k9a3q0e8f6ta1w5y0n4m7b2c")
                    @Nullable
                    String actor,
            @RequestParam(required = false)
                    @Parameter(description = "Only events from this time on.", example = "2026-01-31T12:00:00.000Z")
                    @Nullable
                    Instant since,
            @RequestParam(required = false)
                    @Parameter(description = "Only events before this time.", example = "2026-02-28T12:00:00.000Z")
                    @Nullable
                    Instant until) {
        return events.list(caller.organization(), new EventFilter(kind, target, actor, since, until), page);
    }

    @GetMapping("/{id}")
    @RequiredScope(Scope.READ)
    @Operation(summary = "Get an event")
    Event get(Caller caller, @PathVariable @Parameter(example = "evt_01k9a3q0e8f6ta1w5y0n4m7b2c") String id) {
        return events.get(caller.organization(), id);
    }

    @GetMapping("/verification")
    @RequiredScope(Scope.ADMIN)
    @Operation(
            operationId = "verifyEvents",
            summary = "Verify the chain of events",
            description = "Recomputes up to 100,000 hashes: continue from nextFrom until it is null.")
    Verification verify(
            Caller caller,
            @RequestParam(defaultValue = "1")
                    @Min(value = 1, message = "must be 1 or more")
                    @Parameter(description = "The first position.", example = "1")
                    long from) {
        return chain.verify(caller.organization(), from);
    }
}
