package dev.ectype.controlplane.signin.page;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.FeatureSwitches;
import dev.ectype.controlplane.platform.address.AddressBuckets;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.mail.MailAddress;
import dev.ectype.controlplane.platform.mail.MailDomain;
import dev.ectype.controlplane.sso.SignInProvider;
import dev.ectype.controlplane.sso.SsoDomains;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Finds the identity provider of an e-mail address. It limits each client address, because the result reveals the customers of the service. */
@Component
public final class Discovery {
    private static final int PER_MINUTE = 60;

    private final SsoDomains domains;
    private final FeatureSwitches switches;
    private final AddressBuckets clients = new AddressBuckets(PER_MINUTE, Duration.ofMinutes(1));

    Discovery(SsoDomains domains, FeatureSwitches switches) {
        this.domains = domains;
        this.switches = switches;
    }

    /**
     * Returns the provider whose domain equals that of an e-mail address.
     *
     * @param client the address of the client
     */
    public Optional<SignInProvider> find(String email, String client) {
        long wait = clients.take(client);
        if (wait > 0) {
            throw new ServiceException(
                            ErrorCode.RATE_LIMITED,
                            "Too many e-mail addresses were looked up from your address; wait " + wait + " s.")
                    .with("violated-policies", List.of("discovery"))
                    .header("Retry-After", Long.toString(wait));
        }
        return switches.isOn(Feature.SSO)
                ? MailAddress.parse(email).flatMap(Discovery::domain).flatMap(domains::findVerified)
                : Optional.empty();
    }

    private static Optional<MailDomain> domain(MailAddress address) {
        return MailDomain.parse(address.text().substring(address.text().lastIndexOf('@') + 1));
    }
}
