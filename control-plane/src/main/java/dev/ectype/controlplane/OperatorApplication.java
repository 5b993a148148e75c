package dev.ectype.controlplane;

import dev.ectype.controlplane.platform.Settings;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.FilterType;

/**
 * Configures the components for operator commands: without routes, jobs and database metrics. The metrics would open the database at the
 * start of an import, which first checks its export.
 */
@EnableAutoConfiguration(
        excludeName = "org.springframework.boot.jdbc.autoconfigure.metrics.DataSourcePoolMetricsAutoConfiguration")
@EnableConfigurationProperties(Settings.class)
@ComponentScan(
        useDefaultFilters = false,
        includeFilters =
                @ComponentScan.Filter(
                        type = FilterType.REGEX,
                        pattern = {
                            ".*\\.apikey\\.(ApiKeys|ApiKeyRepository)",
                            ".*\\.event\\.(EventLog|EventRepository|EventHash|EventChain|EventSealRepository)",
                            ".*\\.organization\\.(Invitations|Organizations)",
                            ".*\\.organization\\.(Organization|Invitation|Member)Repository",
                            ".*\\.organization\\.operator\\.(Operator|OperatorTransactions|OrganizationDeletion|DeletedContents)",
                            ".*\\.organization\\.operator\\.DomainOwnership",
                            ".*\\.organization\\.operator\\.(Operator|DeletedOrganization|TenantRow)Repository",
                            ".*\\.platform\\.address\\.ServiceAddress",
                            ".*\\.platform\\.auth\\.(Callers|CallerRepository)",
                            ".*\\.platform\\.database\\.(DatabaseConfiguration|Queries)",
                            ".*\\.platform\\.mail\\.(Mails|MailRepository)",
                            ".*\\.platform\\.storage\\.(StorageConfiguration|StorageIdentityRepository|OrganizationContents)",
                            ".*\\.platform\\.web\\.(ClockConfiguration|JsonRules|Times)",
                            ".*\\.(recording|replay|snapshot)\\.\\w+ReferenceRepository",
                            ".*\\.signin\\.(Memberships|MembershipRepository)",
                            ".*\\.signin\\.link\\.(InvitationMails|LinkRepository|Links|OperatorLinks)",
                            ".*\\.sso\\.(SsoDomains|SsoProviderRepository)",
                            ".*\\.transfer\\.(Export|Import)"
                        }))
public class OperatorApplication {}
