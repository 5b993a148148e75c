package dev.ectype.controlplane.signin.page;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.FeatureSwitches;
import dev.ectype.controlplane.platform.Settings;
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
    private final SsoDomains domains;
    private final FeatureSwitches switches;
    private final AddressBuckets clients;

    Discovery(SsoDomains domains, FeatureSwitches switches, Settings settings) {
        this.domains = domains;
        this.switches = switches;
        this.clients = new AddressBuckets(settings.failedAttempts(), Duration.ofMinutes(1));
    }

    /**
     * Returns the provider whose domain equals that of an e-mail address. A disabled provider is returned if it is required, because its
     * users cannot sign in otherwise.
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
        return MailAddress.parse(email).flatMap(this::of);
    }

    /** Returns the provider of an e-mail address without a limit, for addresses that a secret of the client contains. */
    public Optional<SignInProvider> of(MailAddress email) {
        return switches.isOn(Feature.SSO)
                ? domain(email)
                        .flatMap(domains::findVerified)
                        .filter(provider -> provider.enabled() || provider.required())
                : Optional.empty();
    }

    private static Optional<MailDomain> domain(MailAddress address) {
        return MailDomain.parse(address.text().substring(address.text().lastIndexOf('@') + 1));
    }
}
