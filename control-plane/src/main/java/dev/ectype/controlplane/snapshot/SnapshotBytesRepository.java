package dev.ectype.controlplane.snapshot;

import static dev.ectype.controlplane.jooq.tables.Snapshots.SNAPSHOTS;

import dev.ectype.controlplane.platform.quota.StoredBytes;
import java.math.BigDecimal;
import java.util.UUID;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** Sums the stored bytes of snapshots; equal contents count once. */
@Repository
class SnapshotBytesRepository implements StoredBytes {
    private final DSLContext database;

    SnapshotBytesRepository(DSLContext database) {
        this.database = database;
    }

    @Override
    public Kind kind() {
        return Kind.SNAPSHOTS;
    }

    @Override
    @Transactional
    public long of(UUID organization) {
        var contents = DSL.selectDistinct(SNAPSHOTS.SHA256, SNAPSHOTS.SIZE)
                .from(SNAPSHOTS)
                .where(SNAPSHOTS.ORGANIZATION_ID.eq(organization))
                .asTable("contents");
        return database.select(DSL.coalesce(DSL.sum(contents.field(SNAPSHOTS.SIZE)), BigDecimal.ZERO))
                .from(contents)
                .fetchSingle()
                .value1()
                .longValueExact();
    }
}
