package dev.ectype.controlplane.signin;

import dev.ectype.controlplane.platform.mail.MailAddress;
import java.util.List;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Finds the organizations of an e-mail address. Suspended organizations are left out. */
@Service
public class Memberships {
    /** The number of organizations of which a sign-in checks the passwords, because each check costs time. */
    private static final int MOST = 8;

    private final MembershipRepository repository;

    Memberships(MembershipRepository repository) {
        this.repository = repository;
    }

    /** Returns at most eight memberships, the last used first. */
    @Transactional(readOnly = true)
    public List<Membership> of(MailAddress email) {
        return repository.of(email.text(), null, MOST);
    }

    /** Returns the membership in an organization, or an empty list. */
    @Transactional(readOnly = true)
    public List<Membership> of(MailAddress email, String slug) {
        return repository.of(email.text(), slug, 1);
    }
}
