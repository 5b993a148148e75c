package dev.ectype.controlplane.apikey;

import static dev.ectype.controlplane.jooq.tables.ApiKeys.API_KEYS;

import dev.ectype.controlplane.jooq.tables.records.ApiKeysRecord;
import dev.ectype.controlplane.platform.auth.ApiKeyText;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.database.ListQuery;
import dev.ectype.controlplane.platform.database.Queries;
import dev.ectype.controlplane.platform.database.Row;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of keys, which contains hashes of the secrets. */
@Repository
class ApiKeyRepository {
    private static final int ROWS_AT_ONCE = 500;

    private final DSLContext database;
    private final ListQuery<ApiKey> list;

    ApiKeyRepository(DSLContext database, Queries queries) {
        this.database = database;
        this.list = queries.list(
                () -> database.selectFrom(API_KEYS), API_KEYS.ORGANIZATION_ID, API_KEYS.ID, ApiKeyRepository::toApiKey);
    }

    ApiKey insert(UUID organization, UUID id, ApiKeyText secret, NewKey properties, Instant at) {
        return database.insertInto(API_KEYS)
                .set(API_KEYS.ID, id)
                .set(API_KEYS.ORGANIZATION_ID, organization)
                .set(API_KEYS.NAME, properties.name())
                .set(API_KEYS.SCOPE, properties.scope().text())
                .set(API_KEYS.PREFIX, secret.prefix())
                .set(API_KEYS.HASH, secret.hash())
                .set(API_KEYS.ROTATED_FROM, properties.rotatedFrom())
                .set(API_KEYS.EXPIRES_AT, properties.expiresAt())
                .set(API_KEYS.CREATED_AT, at)
                .returning()
                .fetchSingle(ApiKeyRepository::toApiKey);
    }

    List<ApiKey> list(UUID organization, PageRequest page) {
        return list.page(organization, page).fetch();
    }

    /** Streams all keys, oldest first. The caller closes the stream within the transaction. */
    Stream<ApiKey> stream(UUID organization) {
        return database.selectFrom(API_KEYS)
                .where(API_KEYS.ORGANIZATION_ID.eq(organization))
                .orderBy(API_KEYS.ID)
                .fetchSize(ROWS_AT_ONCE)
                .fetchStream()
                .map(ApiKeyRepository::toApiKey);
    }

    Optional<ApiKey> find(UUID organization, UUID id) {
        return database.selectFrom(API_KEYS).where(is(organization, id)).fetchOptional(ApiKeyRepository::toApiKey);
    }

    /** Finds a key and locks it until the transaction ends, so that rotations and revocations run one after the other. */
    Optional<ApiKey> lock(UUID organization, UUID id) {
        return database.selectFrom(API_KEYS)
                .where(is(organization, id))
                .forUpdate()
                .fetchOptional(ApiKeyRepository::toApiKey);
    }

    /** Finds the active keys of the scope admin and locks them until the transaction ends. */
    Set<UUID> lockAdmins(UUID organization, Instant now) {
        return database.select(API_KEYS.ID)
                .from(API_KEYS)
                .where(API_KEYS.ORGANIZATION_ID.eq(organization))
                .and(API_KEYS.SCOPE.eq(Scope.ADMIN.text()))
                .and(API_KEYS.REVOKED_AT.isNull())
                .and(API_KEYS.EXPIRES_AT.isNull().or(API_KEYS.EXPIRES_AT.gt(now)))
                .orderBy(API_KEYS.ID)
                .forUpdate()
                .fetchSet(API_KEYS.ID);
    }

    boolean isRotated(UUID organization, UUID id) {
        return database.fetchExists(
                API_KEYS, API_KEYS.ORGANIZATION_ID.eq(organization).and(API_KEYS.ROTATED_FROM.eq(id)));
    }

    ApiKey expire(UUID organization, UUID id, Instant at) {
        return database.update(API_KEYS)
                .set(API_KEYS.EXPIRES_AT, at)
                .where(is(organization, id))
                .returning()
                .fetchSingle(ApiKeyRepository::toApiKey);
    }

    ApiKey revoke(UUID organization, UUID id, Instant at) {
        return database.update(API_KEYS)
                .set(API_KEYS.REVOKED_AT, at)
                .where(is(organization, id))
                .returning()
                .fetchSingle(ApiKeyRepository::toApiKey);
    }

    /** Stores the last uses of keys, in the order of their identifiers, to avoid deadlocks with other nodes. */
    void used(UUID organization, Map<UUID, Instant> times) {
        database.batch(new TreeMap<>(times)
                        .entrySet().stream()
                                .map(use -> database.update(API_KEYS)
                                        .set(API_KEYS.LAST_USED_AT, use.getValue())
                                        .where(is(organization, use.getKey()))
                                        .and(API_KEYS.LAST_USED_AT
                                                .isNull()
                                                .or(API_KEYS.LAST_USED_AT.lt(use.getValue()))))
                                .toList())
                .execute();
    }

    private static Condition is(UUID organization, UUID id) {
        return API_KEYS.ORGANIZATION_ID.eq(organization).and(API_KEYS.ID.eq(id));
    }

    private static ApiKey toApiKey(ApiKeysRecord row) {
        return toApiKey(row::get);
    }

    private static ApiKey toApiKey(Row row) {
        return new ApiKey(
                IdKind.KEY.text(row.get(API_KEYS.ID)),
                row.get(API_KEYS.NAME),
                Scope.of(row.get(API_KEYS.SCOPE)),
                row.get(API_KEYS.PREFIX),
                row.get(API_KEYS.CREATED_AT),
                row.get(API_KEYS.LAST_USED_AT),
                row.get(API_KEYS.EXPIRES_AT),
                row.get(API_KEYS.ROTATED_FROM) == null ? null : IdKind.KEY.text(row.get(API_KEYS.ROTATED_FROM)),
                row.get(API_KEYS.REVOKED_AT),
                null);
    }

    /** Holds the properties of a new key. */
    record NewKey(
            String name,
            Scope scope,
            @Nullable Instant expiresAt,
            @Nullable UUID rotatedFrom) {}
}
