package dev.ectype.controlplane.signin.link;

import dev.ectype.controlplane.organization.Organizations;
import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.address.AddressBuckets;
import dev.ectype.controlplane.platform.database.TenantTransactions;
import dev.ectype.controlplane.platform.mail.MailAddress;
import dev.ectype.controlplane.platform.mail.Mails;
import dev.ectype.controlplane.signin.Membership;
import dev.ectype.controlplane.signin.Memberships;
import dev.ectype.controlplane.signin.SignInRefusal;
import dev.ectype.controlplane.signin.SignInRefused;
import dev.ectype.controlplane.signin.page.Discovery;
import dev.ectype.controlplane.signin.password.Pace;
import dev.ectype.controlplane.sso.SignInProvider;
import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/** Sends links for new passwords. It does not reveal whether an address has a member: the result and the time are the same. */
@Service
class ResetRequests {
    private static final Logger LOG = LoggerFactory.getLogger(ResetRequests.class);
    /** The number of unused links of a member, which are valid for an hour. */
    private static final int MOST = 3;

    private final Memberships memberships;
    private final Organizations organizations;
    private final Discovery discovery;
    private final Links links;
    private final Mails mails;
    private final TenantTransactions transactions;
    private final AddressBuckets clients;

    ResetRequests(
            Memberships memberships,
            Organizations organizations,
            Discovery discovery,
            Links links,
            Mails mails,
            TenantTransactions transactions,
            Settings settings) {
        this.memberships = memberships;
        this.organizations = organizations;
        this.discovery = discovery;
        this.links = links;
        this.mails = mails;
        this.transactions = transactions;
        this.clients = new AddressBuckets(settings.failedAttempts(), Duration.ofMinutes(1));
    }

    /** Sends a link for each organization of an address. */
    void send(String email, String client) throws SignInRefused {
        if (clients.take(client) > 0) {
            LOG.warn("requests for new passwords from {} are limited", client);
            throw new SignInRefused(SignInRefusal.TOO_MANY_ATTEMPTS, "too many requests of one client address");
        }
        Pace pace = Pace.begin();
        MailAddress.parse(email).ifPresent(this::send);
        pace.keep();
    }

    private void send(MailAddress address) {
        Optional<SignInProvider> provider = discovery.of(address);
        if (provider.isPresent() && provider.get().required()) {
            LOG.info("no link for a new password was sent: the domain requires single sign-on");
            return;
        }
        memberships.of(address).stream().filter(Membership::active).forEach(member -> send(address, member));
    }

    private void send(MailAddress address, Membership member) {
        transactions.run(member.organization(), () -> {
            if (links.countResets(member.organization(), member.user()) < MOST) {
                IssuedLink link = links.createForUser(member.organization(), member.user(), LinkPurpose.RESET);
                String organization = organizations.get(member.organization()).name();
                mails.send(member.organization(), LinkMail.reset(address, organization, link));
            }
            return true;
        });
    }
}
