package dev.ectype.controlplane.usage;

import dev.ectype.controlplane.apikey.ApiKeys;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.project.Projects;
import dev.ectype.controlplane.usage.UsageCounters.Counted;
import dev.ectype.controlplane.usage.UsageRepository.Row;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Adds each batch to the tables exactly once. */
@Service
class UsageWriter {
    private static final Duration REMEMBERED = Duration.ofDays(7);

    private final UsageRepository repository;
    private final Projects projects;
    private final ApiKeys keys;
    private final Uuid7 ids;
    private final Times times;

    UsageWriter(UsageRepository repository, Projects projects, ApiKeys keys, Uuid7 ids, Times times) {
        this.repository = repository;
        this.projects = projects;
        this.keys = keys;
        this.ids = ids;
        this.times = times;
    }

    /** Adds a batch unless an earlier attempt, which seemed to fail, has added it. Drops the batch of a deleted organization. */
    @Transactional
    public void write(UUID node, UsageBatch batch) {
        UUID organization = batch.organization();
        // Deleted organizations have no usage.
        if (!repository.hasOrganization(organization)
                || !repository.begin(organization, node, batch.number(), times.now())) {
            return;
        }
        repository.add(organization, rows(batch));
        keys.used(organization, lastUses(batch));
        repository.forgetNodes(organization, times.now().minus(REMEMBERED));
    }

    /** Sorts the rows in the same order on all nodes, to avoid deadlocks. */
    private List<Row> rows(UsageBatch batch) {
        Map<String, UUID> known = projects.identify(batch.organization(), names(batch));
        Map<String, Row> rows = new TreeMap<>();
        batch.counts().forEach((counted, sum) -> {
            Row row = row(counted, counted.project() == null ? null : known.get(counted.project()), sum);
            rows.merge(row.day() + " " + row.project() + " " + row.key(), row, Row::plus);
        });
        return new ArrayList<>(rows.values());
    }

    private static Set<String> names(UsageBatch batch) {
        return batch.counts().keySet().stream()
                .flatMap(counted -> java.util.stream.Stream.ofNullable(counted.project()))
                .collect(Collectors.toSet());
    }

    private Row row(Counted counted, @Nullable UUID project, Amounts sum) {
        return new Row(
                ids.next(),
                counted.day(),
                project,
                counted.key(),
                sum.requests(),
                sum.emulatorSeconds(),
                sum.recordingBytes(),
                sum.snapshotBytes());
    }

    private static Map<UUID, Instant> lastUses(UsageBatch batch) {
        Map<UUID, Instant> uses = new TreeMap<>();
        batch.counts().forEach((counted, sum) -> {
            if (counted.key() != null && sum.requests() > 0) {
                Instant at = Instant.ofEpochMilli(sum.lastAt());
                uses.merge(counted.key(), at, (one, other) -> one.isAfter(other) ? one : other);
            }
        });
        return uses;
    }
}
