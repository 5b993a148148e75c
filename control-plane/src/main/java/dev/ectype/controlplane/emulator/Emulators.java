package dev.ectype.controlplane.emulator;

import dev.ectype.controlplane.emulator.EmulatorRepository.Seen;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.usage.Consumed;
import dev.ectype.controlplane.project.Projects;
import java.time.Duration;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Registers running emulators and tracks their heartbeats. */
@Service
public class Emulators {
    /** The silence after which an emulator is lost: three heartbeats are missing. */
    public static final Duration SILENCE = EmulatorRepository.PACE.multipliedBy(3);

    /** The time for which ended or lost emulators stay listed. */
    public static final Duration KEPT = Duration.ofDays(30);

    private final EmulatorRepository repository;
    private final Projects projects;
    private final ApplicationEventPublisher changes;
    private final Uuid7 ids;

    Emulators(EmulatorRepository repository, Projects projects, ApplicationEventPublisher changes, Uuid7 ids) {
        this.repository = repository;
        this.projects = projects;
        this.changes = changes;
        this.ids = ids;
    }

    @Transactional
    RegisteredEmulator register(UUID organization, NewEmulator emulator) {
        UUID id = ids.next();
        repository.insert(organization, id, emulator, project(organization, emulator.project()));
        RegisteredEmulator registered = get(organization, IdKind.EMULATOR.text(id));
        changes.publishEvent(EmulatorChanged.registered(registered));
        return registered;
    }

    /** Stores a heartbeat; a lost emulator recovers. */
    @Transactional
    RegisteredEmulator see(Caller caller, String id, @Nullable Heartbeat heartbeat) {
        RegisteredEmulator emulator = locked(caller.organization(), id);
        if (emulator.status() == EmulatorStatus.STOPPED) {
            throw new Conflict("The emulator \"" + id + "\" was deregistered; register it again.");
        }
        Seen seen = repository.see(caller.organization(), IdKind.EMULATOR.require(id), heartbeat);
        changes.publishEvent(Consumed.emulator(caller, emulator.project(), seen.ran()));
        RegisteredEmulator after = get(caller.organization(), id);
        if (seen.recovered()) {
            changes.publishEvent(EmulatorChanged.recovered(after.as(EmulatorStatus.LOST), after));
        }
        return after;
    }

    /** Deregisters an emulator; a repetition has no effect. */
    @Transactional
    public void deregister(UUID organization, String id) {
        RegisteredEmulator before = locked(organization, id);
        if (before.status() != EmulatorStatus.STOPPED) {
            repository.stop(organization, IdKind.EMULATOR.require(id));
            changes.publishEvent(EmulatorChanged.deregistered(before, get(organization, id)));
        }
    }

    /** Returns the emulators of a project or of the organization, newest first. */
    public Page<RegisteredEmulator> list(
            UUID organization, @Nullable String project, @Nullable Boolean alive, PageRequest page) {
        EmulatorFilter filter = new EmulatorFilter(project(organization, project), alive);
        return Page.of(
                repository.list(organization, filter, page), page, emulator -> IdKind.EMULATOR.require(emulator.id()));
    }

    /** Returns the emulator with an identifier. */
    public RegisteredEmulator get(UUID organization, String id) {
        return repository
                .find(organization, IdKind.EMULATOR.require(id))
                .orElseThrow(() -> new NotFound("emulator", id));
    }

    /** Records lost emulators, once for each silence. */
    @Transactional
    void lose(UUID organization) {
        for (UUID id : repository.lockSilent(organization)) {
            RegisteredEmulator after = get(organization, IdKind.EMULATOR.text(id));
            repository.lose(organization, id);
            changes.publishEvent(EmulatorChanged.lost(after.as(EmulatorStatus.ALIVE), after));
        }
    }

    /** Deletes emulators that ended or were lost long ago. The event log keeps their events. */
    @Transactional
    void forgetEnded(UUID organization) {
        repository.forgetEnded(organization);
    }

    private @Nullable UUID project(UUID organization, @Nullable String idOrSlug) {
        return idOrSlug == null
                ? null
                : IdKind.PROJECT.require(projects.get(organization, idOrSlug).id());
    }

    private RegisteredEmulator locked(UUID organization, String id) {
        return repository
                .lock(organization, IdKind.EMULATOR.require(id))
                .orElseThrow(() -> new NotFound("emulator", id));
    }
}
