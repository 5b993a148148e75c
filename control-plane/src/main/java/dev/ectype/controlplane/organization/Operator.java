package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.ApiKeyText;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.database.Database;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.web.Times;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** What an operator does with organizations, as the owner of the tables: no request can. */
@Component
public final class Operator {
    private final Database database;
    private final OperatorRepository repository;
    private final Uuid7 ids;
    private final Times times;

    Operator(Database database, OperatorRepository repository, Uuid7 ids, Times times) {
        this.database = database;
        this.repository = repository;
        this.ids = ids;
        this.times = times;
    }

    /** Makes the first organization with its first key, unless there is one; of nodes that start together one does. */
    public Optional<String> first(Plan plan) {
        return database.owned(owner -> {
            repository.lockOrganizations(owner);
            return repository.hasOrganization(owner)
                    ? Optional.empty()
                    : Optional.of(create(owner, "default", "Default", plan));
        });
    }

    /** Makes an organization; gives its first key, of the scope {@code admin}. */
    public String create(String slug, String name, Plan plan) {
        return database.owned(owner -> create(owner, slug, name, plan));
    }

    private String create(org.jooq.DSLContext owner, String slug, String name, Plan plan) {
        UUID organization = ids.next();
        repository.insert(owner, organization, slug, name, plan, times.now());
        ApiKeyText key = ApiKeyText.make(Scope.ADMIN);
        repository.insertKey(owner, organization, ids.next(), key, times.now());
        return key.text();
    }
}
