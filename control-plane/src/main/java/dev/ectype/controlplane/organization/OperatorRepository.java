package dev.ectype.controlplane.organization;

import static dev.ectype.controlplane.jooq.tables.ApiKeys.API_KEYS;
import static dev.ectype.controlplane.jooq.tables.Organizations.ORGANIZATIONS;

import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.ApiKeyText;
import dev.ectype.controlplane.platform.auth.Scope;
import java.time.Instant;
import java.util.UUID;
import org.jooq.DSLContext;
import org.springframework.stereotype.Repository;

/** Organizations as the owner of the tables sees them: all. Each call takes the owner's transaction. */
@Repository
class OperatorRepository {
    /** Of several operators one is at work at a time. */
    void lockOrganizations(DSLContext owner) {
        owner.execute("lock table organizations in share row exclusive mode");
    }

    boolean hasOrganization(DSLContext owner) {
        return owner.fetchExists(ORGANIZATIONS);
    }

    void insert(DSLContext owner, UUID id, String slug, String name, Plan plan, Instant at) {
        owner.insertInto(ORGANIZATIONS)
                .set(ORGANIZATIONS.ID, id)
                .set(ORGANIZATIONS.SLUG, slug)
                .set(ORGANIZATIONS.NAME, name)
                .set(ORGANIZATIONS.PLAN, plan.text())
                .set(ORGANIZATIONS.CREATED_AT, at)
                .execute();
    }

    void insertKey(DSLContext owner, UUID organization, UUID id, ApiKeyText key, Instant at) {
        owner.insertInto(API_KEYS)
                .set(API_KEYS.ID, id)
                .set(API_KEYS.ORGANIZATION_ID, organization)
                .set(API_KEYS.NAME, "First key")
                .set(API_KEYS.SCOPE, Scope.ADMIN.text())
                .set(API_KEYS.PREFIX, key.prefix())
                .set(API_KEYS.HASH, key.hash())
                .set(API_KEYS.CREATED_AT, at)
                .execute();
    }
}
