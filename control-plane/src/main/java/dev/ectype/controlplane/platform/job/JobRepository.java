package dev.ectype.controlplane.platform.job;

import static dev.ectype.controlplane.jooq.tables.JobRuns.JOB_RUNS;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;
import org.springframework.stereotype.Repository;

/** Stores the last runs of jobs, by the clock of the database. */
@Repository
public class JobRepository {
    private static final double NEARLY = 0.9;

    private final DSLContext database;

    JobRepository(DSLContext database) {
        this.database = database;
    }

    /** Claims a run and returns true for one node per interval, because all nodes run at the same pace. */
    boolean claim(String name, Duration every) {
        var before = DSL.field(
                "now() - make_interval(secs => {0})",
                JOB_RUNS.RAN_AT.getDataType(), DSL.val(every.toMillis() / 1000.0 * NEARLY));
        var now = DSL.field("now()", JOB_RUNS.RAN_AT.getDataType());
        return database.insertInto(JOB_RUNS, JOB_RUNS.NAME, JOB_RUNS.RAN_AT)
                        .values(DSL.val(name), now)
                        .onConflict(JOB_RUNS.NAME)
                        .doUpdate()
                        .set(JOB_RUNS.RAN_AT, now)
                        .where(JOB_RUNS.RAN_AT.le(before))
                        .execute()
                > 0;
    }

    /** Returns all organizations, for jobs that process them one by one. */
    public List<UUID> organizations() {
        return database.selectFrom(dev.ectype.controlplane.jooq.tables.OrganizationIds.ORGANIZATION_IDS.call())
                .fetch(row -> row.getOrganizationIds());
    }
}
