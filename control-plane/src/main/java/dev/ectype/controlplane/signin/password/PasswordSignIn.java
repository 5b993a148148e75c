package dev.ectype.controlplane.signin.password;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.address.AddressBuckets;
import dev.ectype.controlplane.platform.database.TenantTransactions;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.mail.MailAddress;
import dev.ectype.controlplane.session.IssuedSession;
import dev.ectype.controlplane.session.SignInMethod;
import dev.ectype.controlplane.signin.Membership;
import dev.ectype.controlplane.signin.Memberships;
import dev.ectype.controlplane.signin.ProvenUser;
import dev.ectype.controlplane.signin.SignInClient;
import dev.ectype.controlplane.signin.SignInRefusal;
import dev.ectype.controlplane.signin.SignInRefused;
import dev.ectype.controlplane.signin.SignIns;
import dev.ectype.controlplane.signin.password.PasswordHashes.HashSlot;
import dev.ectype.controlplane.signin.totp.SecondFactors;
import dev.ectype.controlplane.sso.SignInProvider;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/**
 * Signs users in with a password and, if they have one, a second factor. It refuses wrong passwords, wrong codes and unknown addresses in
 * the same way and after the same time.
 */
@Service
public class PasswordSignIn {
    private static final Logger LOG = LoggerFactory.getLogger(PasswordSignIn.class);

    private final Memberships memberships;
    private final Passwords passwords;
    private final PasswordHashes hashes;
    private final PasswordAttempts attempts;
    private final SecondFactors factors;
    private final SignIns signIns;
    private final TenantTransactions transactions;
    private final AddressBuckets clients;

    PasswordSignIn(
            Memberships memberships,
            Passwords passwords,
            PasswordHashes hashes,
            PasswordAttempts attempts,
            SecondFactors factors,
            SignIns signIns,
            TenantTransactions transactions,
            Settings settings) {
        this.memberships = memberships;
        this.passwords = passwords;
        this.hashes = hashes;
        this.attempts = attempts;
        this.factors = factors;
        this.signIns = signIns;
        this.transactions = transactions;
        this.clients = new AddressBuckets(settings.failedAttempts(), Duration.ofMinutes(1));
    }

    /**
     * Signs a user in.
     *
     * @param provider the identity provider of the e-mail address, or null
     */
    public PasswordOutcome signIn(PasswordEntry entry, @Nullable SignInProvider provider, SignInClient client)
            throws SignInRefused {
        Pace pace = Pace.begin();
        try {
            return attempt(entry, provider, client);
        } catch (SignInRefused refused) {
            pace.keep();
            throw refused;
        }
    }

    private PasswordOutcome attempt(PasswordEntry entry, @Nullable SignInProvider provider, SignInClient client)
            throws SignInRefused {
        if (clients.take(String.valueOf(client.address())) > 0) {
            LOG.warn("sign-ins with passwords from {} are limited", client.address());
            throw new SignInRefused(SignInRefusal.TOO_MANY_ATTEMPTS, "too many attempts of one client address");
        } else if (provider != null && provider.required()) {
            throw refused(entry.email(), provider);
        }
        Optional<MailAddress> address = MailAddress.parse(entry.email());
        String email = address.map(MailAddress::text).orElse(entry.email());
        List<Membership> members = address.map(parsed -> entry.organization() == null
                        ? memberships.of(parsed)
                        : memberships.of(parsed, entry.organization()))
                .orElse(List.of());
        List<Match> matches = matches(email, PasswordRules.normalise(entry.password()), members);
        if (matches.isEmpty()) {
            throw refused(email, members, SignInRefusal.WRONG_CREDENTIALS, "the password is wrong");
        }
        List<Match> proven = matches.stream()
                .filter(match -> accepts(match.member(), entry.code()))
                .toList();
        if (proven.isEmpty()) {
            List<Membership> withPassword = matches.stream().map(Match::member).toList();
            throw refused(email, withPassword, SignInRefusal.WRONG_CREDENTIALS, "the code is wrong or missing");
        } else if (proven.size() > 1) {
            attempts.forget(email);
            return new PasswordOutcome(
                    null, proven.stream().map(match -> match.member().slug()).toList());
        }
        IssuedSession session = complete(email, proven.get(0), entry.code(), client);
        attempts.forget(email);
        return PasswordOutcome.of(session);
    }

    /** Returns the members who have the password. It computes a hash even if there is no member. */
    private List<Match> matches(String email, String password, List<Membership> members) throws SignInRefused {
        try (HashSlot slot = hashes.enter()) {
            // Counted after the wait for a slot, so that a busy node blocks nobody.
            if (attempts.begin(email).isPresent()) {
                throw refused(
                        email, members, SignInRefusal.TOO_MANY_ATTEMPTS, "too many attempts for the e-mail address");
            }
            if (members.isEmpty()) {
                slot.matches(password, null);
            }
            List<Match> matches = new ArrayList<>();
            for (Membership member : members) {
                String hash = transactions
                        .run(member.organization(), () -> passwords.find(member.organization(), member.user()))
                        .orElse(null);
                if (slot.matches(password, hash) && hash != null) {
                    matches.add(new Match(member, hash, slot.isOutdated(hash) ? slot.hash(password) : hash));
                }
            }
            return matches;
        }
    }

    private boolean accepts(Membership member, String code) {
        return transactions.run(
                member.organization(), () -> factors.accepts(member.organization(), member.user(), code));
    }

    private IssuedSession complete(String email, Match match, String code, SignInClient client) throws SignInRefused {
        Membership member = match.member();
        try {
            return transactions.run(member.organization(), () -> {
                if (!factors.use(member.organization(), member.user(), code)) {
                    throw new SignInRefused(SignInRefusal.WRONG_CREDENTIALS, "the code was used before");
                }
                if (!match.hash().equals(match.updated())) {
                    passwords.rehash(member.organization(), member.user(), match.hash(), match.updated());
                }
                ProvenUser user = new ProvenUser(email, null, null, null, SignInMethod.PASSWORD, null, null);
                return signIns.complete(member.organization(), user, client);
            });
        } catch (SignInRefused refused) {
            record(email, member, refused);
            throw refused;
        }
    }

    private SignInRefused refused(String email, List<Membership> members, SignInRefusal refusal, String detail) {
        SignInRefused refused = new SignInRefused(refusal, detail);
        if (members.isEmpty()) {
            // An unknown address belongs to no organization whose events could record the attempt.
            LOG.warn("a sign-in with the password of an unknown e-mail address was refused");
        }
        members.forEach(member -> record(email, member, refused));
        return refused;
    }

    private void record(String email, Membership member, SignInRefused refused) {
        transactions.run(member.organization(), () -> {
            signIns.recordRefusal(member.target(), SignInMethod.PASSWORD, null, email, refused);
            return true;
        });
    }

    private SignInRefused refused(String email, SignInProvider provider) {
        SignInRefused refused = provider.enabled()
                ? new SignInRefused(
                        SignInRefusal.SSO_REQUIRED,
                        "users of the domain must sign in with the provider " + provider.id())
                : new SignInRefused(
                        SignInRefusal.PROVIDER_DISABLED,
                        "users of the domain must sign in with the provider " + provider.id() + ", which is disabled");
        transactions.run(provider.organization(), () -> {
            signIns.recordRefusal(
                    provider.id(),
                    SignInMethod.PASSWORD,
                    IdKind.SSO_PROVIDER.require(provider.id()),
                    MailAddress.parse(email).map(MailAddress::text).orElse(null),
                    refused);
            return true;
        });
        return refused;
    }

    /**
     * Holds a member who has the entered password.
     *
     * @param updated the hash with current parameters, usually the same one
     */
    private record Match(Membership member, String hash, String updated) {
        /** Omits the hashes. */
        @Override
        public String toString() {
            return "Match[" + member.slug() + "]";
        }
    }
}
