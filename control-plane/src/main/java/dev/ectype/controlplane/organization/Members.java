package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.auth.Callers;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.AfterCommit;
import dev.ectype.controlplane.platform.web.Times;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Lists, changes and removes members. The last administrator cannot be removed. */
@Service
public class Members {
    private final MemberRepository repository;
    private final ApplicationEventPublisher changes;
    private final Callers callers;
    private final Uuid7 ids;
    private final Times times;

    Members(MemberRepository repository, ApplicationEventPublisher changes, Callers callers, Uuid7 ids, Times times) {
        this.repository = repository;
        this.changes = changes;
        this.callers = callers;
        this.ids = ids;
        this.times = times;
    }

    public Page<Member> list(UUID organization, @Nullable String query, PageRequest page) {
        return Page.of(repository.list(organization, query, page), page, member -> IdKind.USER.require(member.id()));
    }

    public Member get(UUID organization, String id) {
        return find(organization, id);
    }

    /** Changes the scope of a member, also for existing sessions. */
    @Transactional
    public Member update(UUID organization, String id, Scope scope) {
        repository.lockMembers(organization);
        Member before = find(organization, id);
        if (before.scope() == scope) {
            return before;
        }
        keepAnAdministrator(organization, before);
        return store(organization, before, before.withScope(scope));
    }

    /** Creates a member; returns empty if the address has one. */
    @Transactional
    public Optional<Member> create(UUID organization, NewMember wanted) {
        Optional<Member> created = repository.insert(organization, ids.next(), wanted, times.now());
        created.map(MemberChanged::created).ifPresent(changes::publishEvent);
        return created;
    }

    /**
     * Stores the changes of an identity provider or of a sign-in. The provider decides who may sign in, so it may also remove the last
     * administrator; the keys of the organization continue to work.
     */
    @Transactional
    public Member store(UUID organization, Member before, Member wanted) {
        if (wanted.equals(before)) {
            return before;
        }
        Member after = repository.update(organization, wanted);
        changes.publishEvent(MemberChanged.updated(before, after));
        AfterCommit.run(callers::forget);
        return after;
    }

    /** Records the time of a sign-in. */
    @Transactional
    public void signedIn(UUID organization, Member member) {
        repository.signedIn(organization, IdKind.USER.require(member.id()), times.now());
    }

    public Optional<Member> findByAddress(UUID organization, String email) {
        return repository.findByAddress(organization, email);
    }

    /** Returns the number of members of an e-mail domain who may sign in. */
    public int count(UUID organization, String domain) {
        return repository.count(organization, domain);
    }

    /** Returns whether a member is the only administrator who may sign in. */
    public boolean isLastAdministrator(UUID organization, Member member) {
        return member.scope() == Scope.ADMIN && member.active() && repository.administrators(organization) == 1;
    }

    /** Removes a member and ends the member's sessions. */
    @Transactional
    public void remove(UUID organization, String id) {
        repository.lockMembers(organization);
        Member member = find(organization, id);
        keepAnAdministrator(organization, member);
        delete(organization, member);
    }

    /** Removes a member for an identity provider, which may also remove the last administrator. */
    @Transactional
    public void delete(UUID organization, Member member) {
        repository.delete(organization, IdKind.USER.require(member.id()));
        changes.publishEvent(MemberChanged.removed(member));
        AfterCommit.run(callers::forget);
    }

    private void keepAnAdministrator(UUID organization, Member member) {
        if (isLastAdministrator(organization, member)) {
            throw new Conflict(
                    member.email() + " is the last administrator; make another member an administrator first.");
        }
    }

    private Member find(UUID organization, String id) {
        return repository
                .find(organization, IdKind.USER.require(id))
                .orElseThrow(() -> new NotFound(IdKind.USER.noun(), id));
    }
}
