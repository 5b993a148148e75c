package dev.ectype.controlplane.signin;

import static dev.ectype.controlplane.jooq.Tables.MEMBERSHIPS_OF;

import java.util.List;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Finds the members with an e-mail address in all organizations, with a database function that returns nothing else. */
@Repository
class MembershipRepository {
    private final DSLContext database;

    MembershipRepository(DSLContext database) {
        this.database = database;
    }

    /**
     * Returns the memberships of an address, the last used first.
     *
     * @param slug the slug of the only organization, or null for all
     */
    List<Membership> of(String email, @Nullable String slug, int most) {
        return database.selectFrom(MEMBERSHIPS_OF.call(email))
                .where(slug == null ? DSL.noCondition() : MEMBERSHIPS_OF.SLUG.eq(slug))
                .limit(most)
                .fetch(row -> new Membership(
                        row.getOrganizationId(), row.getUserId(), row.getSlug(), row.getName(), row.getActive()));
    }
}
