package dev.ectype.controlplane.command;

import dev.ectype.controlplane.organization.operator.DomainClaim;
import dev.ectype.controlplane.organization.operator.DomainOwnership;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Verifies and releases e-mail domains as operator, also while a control plane uses the same database. */
@Command(
        name = "domain",
        mixinStandardHelpOptions = true,
        headerHeading = "Examples:%n" + "  ectype control-plane domain confirm acme acme.example.com%n"
                + "  ectype control-plane domain release acme.example.com%n" + "%n",
        synopsisSubcommandLabel = "COMMAND",
        description = "Confirms and releases e-mail domains of single sign-on, as operator of the database.")
final class DomainCommand {
    private static final String DOMAIN = "The e-mail domain of a provider.";

    @ParentCommand
    private @Nullable ControlPlaneCommand parent;

    @Command(
            name = "confirm",
            mixinStandardHelpOptions = true,
            headerHeading = "Examples:%n" + "  ectype control-plane domain confirm acme acme.example.com%n"
                    + "  ectype control-plane domain confirm acme acme.example.com --json%n" + "%n",
            description = {
                "Confirms that an organization owns the e-mail domain of its provider, without a DNS record.",
                "Ends with 1 if the organization has no provider with the domain."
            })
    int confirm(
            @Parameters(paramLabel = "ORGANIZATION", description = "The slug of the organization.") String organization,
            @Parameters(paramLabel = "DOMAIN", description = DOMAIN) String domain,
            @Option(names = "--json", description = "Prints an object.") boolean json) {
        return run(json, domains -> domains.confirm(organization, domain));
    }

    @Command(
            name = "release",
            mixinStandardHelpOptions = true,
            headerHeading = "Examples:%n" + "  ectype control-plane domain release acme.example.com%n"
                    + "  ectype control-plane domain release acme.example.com --json%n" + "%n",
            description = {
                "Deletes the provider that has an e-mail domain, so that another organization can register one.",
                "Ends with 1 if no provider has the domain."
            })
    int release(
            @Parameters(paramLabel = "DOMAIN", description = DOMAIN) String domain,
            @Option(names = "--json", description = "Prints an object.") boolean json) {
        return run(json, domains -> domains.release(domain));
    }

    private int run(boolean json, Function<DomainOwnership, DomainClaim> work) {
        if (parent == null) {
            throw new IllegalStateException("the command line sets this before it calls");
        }
        return OperatorReply.print(parent, json, DomainOwnership.class, domains -> {
            DomainClaim claim = work.apply(domains);
            return new OperatorReply(
                    claim,
                    List.of(String.join("\t", claim.domain(), claim.status(), claim.organization(), claim.provider())));
        });
    }
}
