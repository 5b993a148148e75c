package dev.ectype.controlplane.emulator;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Names;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.Created;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/v1/emulators")
@Tag(name = "Emulators", description = "Registered emulators and their states.")
class EmulatorController {
    private static final String EXAMPLE = "emu_01k9a3q0e8f6ta1w5y0n4m7b2c";

    private final Emulators emulators;

    EmulatorController(Emulators emulators) {
        this.emulators = emulators;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    @Operation(
            summary = "List emulators",
            description = "Newest first, including emulators that were lost or stopped in the last 30 days.")
    Page<RegisteredEmulator> list(
            Caller caller,
            PageRequest page,
            @RequestParam(required = false)
                    @Parameter(description = "The identifier or slug of a project.", example = "shop")
                    @Names(IdKind.PROJECT)
                    @Nullable
                    String project,
            @RequestParam(required = false)
                    @Parameter(
                            description = "Only alive emulators (true), or only the others (false).",
                            example = "true")
                    @Nullable
                    Boolean alive) {
        return emulators.list(caller.organization(), project, alive, page);
    }

    @PostMapping
    @RequiredScope(Scope.WRITE)
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            summary = "Register an emulator",
            description = "The emulator is alive while heartbeats arrive, and lost after three missing heartbeats.")
    ResponseEntity<RegisteredEmulator> register(Caller caller, @RequestBody @Valid NewEmulator emulator) {
        RegisteredEmulator registered = emulators.register(caller.organization(), emulator);
        return Created.at("/v1/emulators/" + registered.id(), registered);
    }

    @GetMapping("/{id}")
    @RequiredScope(Scope.READ)
    @Operation(summary = "Get an emulator")
    RegisteredEmulator get(Caller caller, @PathVariable @Parameter(example = EXAMPLE) String id) {
        return emulators.get(caller.organization(), id);
    }

    @PostMapping("/{id}/heartbeat")
    @RequiredScope(Scope.WRITE)
    @Operation(
            summary = "Send a heartbeat of an emulator",
            description = "A lost emulator becomes alive again. Heartbeats are not events.")
    RegisteredEmulator heartbeat(
            Caller caller,
            @PathVariable @Parameter(example = EXAMPLE) String id,
            @RequestBody(required = false) @Valid @Nullable Heartbeat heartbeat) {
        return emulators.see(caller, id, heartbeat);
    }

    @DeleteMapping("/{id}")
    @RequiredScope(Scope.WRITE)
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Deregister an emulator", description = "The emulator stays in lists as stopped.")
    void deregister(Caller caller, @PathVariable @Parameter(example = EXAMPLE) String id) {
        emulators.deregister(caller.organization(), id);
    }
}
