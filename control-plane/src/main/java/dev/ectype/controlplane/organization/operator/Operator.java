package dev.ectype.controlplane.organization.operator;

import dev.ectype.controlplane.apikey.ApiKey;
import dev.ectype.controlplane.apikey.ApiKeys;
import dev.ectype.controlplane.event.ChainEnd;
import dev.ectype.controlplane.event.EventChain;
import dev.ectype.controlplane.event.Verification;
import dev.ectype.controlplane.organization.Invitation;
import dev.ectype.controlplane.organization.Invitations;
import dev.ectype.controlplane.organization.Organization;
import dev.ectype.controlplane.organization.OrganizationChanged;
import dev.ectype.controlplane.organization.OrganizationRepository;
import dev.ectype.controlplane.organization.operator.OperatorRepository.FirstKey;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.web.Times;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/**
 * Performs the operator's actions on organizations as owner of the tables, which no request can. Each action is logged in the
 * organization's events.
 */
@Component
public class Operator {
    /** The slug of the organization that the first start creates. */
    public static final String FIRST_SLUG = "default";

    private static final String FIRST = "First key";
    /** The time for a node to print the first key that it created, while other nodes start. */
    private static final Duration PRINTING = Duration.ofSeconds(10);

    private final OperatorRepository repository;
    private final OrganizationRepository organizations;
    private final Invitations invitations;
    private final ApiKeys keys;
    private final EventChain chain;
    private final OrganizationDeletion deletion;
    private final ApplicationEventPublisher changes;
    private final OperatorTransactions transactions;
    private final Uuid7 ids;
    private final Times times;

    Operator(
            OperatorRepository repository,
            OrganizationRepository organizations,
            Invitations invitations,
            ApiKeys keys,
            EventChain chain,
            OrganizationDeletion deletion,
            ApplicationEventPublisher changes,
            OperatorTransactions transactions,
            Uuid7 ids,
            Times times) {
        this.repository = repository;
        this.organizations = organizations;
        this.invitations = invitations;
        this.keys = keys;
        this.chain = chain;
        this.deletion = deletion;
        this.changes = changes;
        this.transactions = transactions;
        this.ids = ids;
        this.times = times;
    }

    /**
     * Creates the first organization with its first key, unless an organization exists. Only one of several starting nodes does. A new key
     * replaces a first key that was neither confirmed nor used.
     */
    public Optional<String> first(Plan plan) {
        Instant before = times.now().minus(PRINTING);
        UUID id = transactions
                .asOwner(() -> repository.findUnconfirmed(before))
                .map(FirstKey::organization)
                .orElseGet(ids::next);
        return transactions.as(id, () -> {
            repository.lockOrganizations();
            if (!repository.hasOrganization()) {
                insert(id, new NewOrganization(FIRST_SLUG, "Default", plan, times.now()));
                return Optional.of(makeFirstKey(id));
            }
            // Another node may have replaced the key meanwhile.
            return repository
                    .findUnconfirmed(before)
                    .filter(unconfirmed -> unconfirmed.organization().equals(id))
                    .map(unconfirmed -> {
                        String next = makeFirstKey(id);
                        keys.revoke(id, IdKind.KEY.text(unconfirmed.id()));
                        return next;
                    });
        });
    }

    /** Confirms that the first key has been printed. */
    public void confirmFirstKey() {
        transactions.asOwner(() -> {
            repository.keepFirstKey(null);
            return true;
        });
    }

    /** Makes the next start adopt the configured storage, after the contents of the old one are lost. */
    public void adoptStorage() {
        transactions.asOwner(() -> {
            repository.forgetStorage();
            return true;
        });
    }

    private String makeFirstKey(UUID organization) {
        ApiKey made = keys.createAdmin(organization, FIRST);
        repository.keepFirstKey(IdKind.KEY.require(made.id()));
        return secret(made);
    }

    /** Creates an organization and returns its first key, of the scope {@code admin}. */
    public String create(String slug, String name, Plan plan) {
        NewOrganization organization = new NewOrganization(slug, name, plan, times.now());
        UUID id = ids.next();
        return transactions.as(id, () -> {
            insert(id, organization);
            return secret(keys.createAdmin(id, FIRST));
        });
    }

    /** Creates a key of the scope {@code admin} for an organization that has lost its keys, and returns the secret. */
    public String createKey(String slug, String name) {
        UUID id = require(slug);
        return transactions.as(id, () -> secret(keys.createAdmin(id, name)));
    }

    private static String secret(ApiKey made) {
        return Objects.requireNonNull(made.key());
    }

    /** Changes the plan of an organization, with effect within a second. */
    public Organization changePlan(String slug, Plan plan) {
        UUID id = require(slug);
        return transactions.as(id, () -> {
            Organization before = organizations.lock(id).orElseThrow(() -> new UnknownOrganization(slug));
            if (before.plan() == plan) {
                return before;
            }
            Organization after = repository.changePlan(id, plan);
            changes.publishEvent(OrganizationChanged.updated(before, after));
            return after;
        });
    }

    /** Invites a person to become a member. */
    public Invitation invite(String slug, String email, Scope scope) {
        UUID id = require(slug);
        return transactions.as(id, () -> invitations.create(id, email, scope));
    }

    public OrganizationStatus get(String slug) {
        UUID id = require(slug);
        return transactions.as(id, () -> lock(id, slug));
    }

    /** Returns all organizations in the order of their slugs. */
    public List<OrganizationStatus> list() {
        return transactions.asOwner(repository::list);
    }

    /** Suspends an organization, with effect within a second. A repetition changes only the reason. */
    public OrganizationStatus suspend(String slug, @Nullable String reason) {
        SuspensionReason.check(reason);
        UUID id = require(slug);
        return transactions.as(id, () -> {
            OrganizationStatus before = lock(id, slug);
            Instant at = before.suspendedAt() == null ? times.now() : before.suspendedAt();
            return change(before, repository.suspend(id, at, reason));
        });
    }

    /** Resumes a suspended organization. */
    public OrganizationStatus resume(String slug) {
        UUID id = require(slug);
        return transactions.as(id, () -> change(lock(id, slug), repository.suspend(id, null, null)));
    }

    private OrganizationStatus lock(UUID id, String slug) {
        return repository.lock(id).orElseThrow(() -> new UnknownOrganization(slug));
    }

    private OrganizationStatus change(OrganizationStatus before, OrganizationStatus after) {
        if (!before.equals(after)) {
            changes.publishEvent(SuspensionChanged.of(before, after));
        }
        return after;
    }

    /** Deletes the rows of a suspended organization, unless an earlier attempt did. {@link #deleteContents} follows. */
    public DeletedRows delete(String slug) {
        return transactions.asOwner(() -> repository
                .find(slug)
                .map(id -> deletion.deleteRows(lock(id, slug)))
                .or(() -> deletion.earlier(slug))
                .orElseThrow(() -> new UnknownOrganization(slug)));
    }

    /** Deletes the contents of a deleted organization from storage. */
    public DeletedOrganization deleteContents(DeletedOrganization deleted) {
        return deletion.deleteContents(deleted);
    }

    /** Returns the deleted organizations, the latest first. */
    public List<DeletedOrganization> listDeleted() {
        return transactions.asOwner(deletion::list);
    }

    /** Recomputes and verifies the hashes of all events of an organization. */
    public VerifiedEvents verifyEvents(String slug) {
        UUID id = require(slug);
        return transactions.asOwnerWithoutTransaction(() -> verifyEvents(slug, id));
    }

    private VerifiedEvents verifyEvents(String slug, UUID id) {
        long verified = 0;
        ChainEnd last = null;
        Verification part = chain.verify(id, 1);
        while (part.nextFrom() != null) {
            verified += part.verified();
            last = part.last();
            part = chain.verify(id, part.nextFrom());
        }
        return new VerifiedEvents(
                slug,
                part.intact(),
                verified + part.verified(),
                part.last() == null ? last : part.last(),
                part.fault(),
                part.unsealed());
    }

    private void insert(UUID id, NewOrganization organization) {
        Organization made = repository
                .insert(id, organization)
                .orElseThrow(
                        () -> new Conflict(
                                "The organization \"" + organization.slug()
                                        + "\" already exists; choose another slug: `ectype control-plane organization list` lists used slugs."));
        changes.publishEvent(OrganizationChanged.created(made));
    }

    private UUID require(String slug) {
        return transactions.asOwner(() -> repository.find(slug)).orElseThrow(() -> new UnknownOrganization(slug));
    }
}
