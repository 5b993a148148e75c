package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.auth.Callers;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.AfterCommit;
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

    Members(MemberRepository repository, ApplicationEventPublisher changes, Callers callers) {
        this.repository = repository;
        this.changes = changes;
        this.callers = callers;
    }

    public Page<Member> list(UUID organization, @Nullable String query, PageRequest page) {
        return Page.of(repository.list(organization, query, page), page, member -> IdKind.USER.require(member.id()));
    }

    Member get(UUID organization, String id) {
        return find(organization, id);
    }

    /** Changes the scope of a member, also for existing sessions. */
    @Transactional
    Member update(UUID organization, String id, Scope scope) {
        repository.lockMembers(organization);
        Member before = find(organization, id);
        if (before.scope() == scope) {
            return before;
        }
        keepAnAdministrator(organization, before);
        Member after = repository.update(organization, IdKind.USER.require(id), scope);
        changes.publishEvent(MemberChanged.updated(before, after));
        AfterCommit.run(callers::forget);
        return after;
    }

    /** Removes a member and ends the member's sessions. */
    @Transactional
    void remove(UUID organization, String id) {
        repository.lockMembers(organization);
        Member member = find(organization, id);
        keepAnAdministrator(organization, member);
        repository.delete(organization, IdKind.USER.require(id));
        changes.publishEvent(MemberChanged.removed(member));
        AfterCommit.run(callers::forget);
    }

    private void keepAnAdministrator(UUID organization, Member member) {
        if (member.scope() == Scope.ADMIN && repository.administrators(organization) == 1) {
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
