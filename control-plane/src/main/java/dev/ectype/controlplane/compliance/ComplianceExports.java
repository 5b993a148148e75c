package dev.ectype.controlplane.compliance;

import dev.ectype.controlplane.apikey.ApiKeys;
import dev.ectype.controlplane.event.EventChain;
import dev.ectype.controlplane.event.Events;
import dev.ectype.controlplane.organization.Organization;
import dev.ectype.controlplane.organization.Organizations;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.web.Times;
import java.io.OutputStream;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.json.JsonMapper;

/** Creates exports for auditors. */
@Service
public class ComplianceExports {
    private static final int FORMAT = 1;

    private final Events events;
    private final EventChain chain;
    private final ApiKeys keys;
    private final Organizations organizations;
    private final ApplicationEventPublisher changes;
    private final JsonMapper json;
    private final Uuid7 ids;
    private final Times times;

    ComplianceExports(
            Events events,
            EventChain chain,
            ApiKeys keys,
            Organizations organizations,
            ApplicationEventPublisher changes,
            JsonMapper json,
            Uuid7 ids,
            Times times) {
        this.events = events;
        this.chain = chain;
        this.keys = keys;
        this.organizations = organizations;
        this.changes = changes;
        this.json = json;
        this.ids = ids;
        this.times = times;
    }

    /** Logs the export before any of it is sent. */
    @Transactional
    ComplianceExport begin(@Nullable Instant since, @Nullable Instant until) {
        ComplianceExport export =
                new ComplianceExport(IdKind.COMPLIANCE_EXPORT.text(ids.next()), since, until, times.now());
        changes.publishEvent(new ComplianceExportCreated(export));
        return export;
    }

    /** Writes the archive from one consistent snapshot of the database. */
    @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
    void write(UUID organization, ComplianceExport export, OutputStream target) {
        Archive archive = new Archive(target, json);
        Instant since = export.since();
        Instant until = export.until();
        archive.lines("events.jsonl", lines -> events.each(organization, since, until, List.of(), lines));
        archive.lines("audit.jsonl", lines -> events.each(organization, since, until, AuditKinds.NOUNS, lines));
        archive.lines("api_keys.jsonl", lines -> keys.each(organization, lines));
        Organization owner = organizations.get(organization);
        archive.finish(new ArchiveManifest(
                FORMAT,
                export.id(),
                new ArchiveManifest.Organization(owner.id(), owner.slug(), owner.name()),
                since,
                until,
                export.createdAt(),
                chain.end(organization).orElse(null),
                archive.parts()));
    }
}
