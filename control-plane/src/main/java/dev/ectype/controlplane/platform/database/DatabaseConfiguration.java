package dev.ectype.controlplane.platform.database;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import java.sql.Connection;
import javax.sql.DataSource;
import org.jooq.ConnectionProvider;
import org.jooq.ExecuteListenerProvider;
import org.jooq.impl.DefaultExecuteListenerProvider;
import org.springframework.boot.jooq.autoconfigure.DefaultConfigurationCustomizer;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.annotation.EnableTransactionManagement;

/** Configures the database. */
@Configuration(proxyBeanMethods = false)
@EnableTransactionManagement
class DatabaseConfiguration {
    @Bean
    static DataFolder dataFolder(Settings settings, ApplicationContext context) {
        // Operator commands may run beside the control plane that owns the folder; a second control plane may not.
        return context instanceof WebServerApplicationContext
                ? DataFolder.open(settings.dataDir())
                : DataFolder.openOrVisit(settings.dataDir());
    }

    @Bean
    static ApplicationKey applicationKey(Settings settings, DataFolder folder, ApplicationContext context) {
        String configuredKey = settings.applicationKey();
        if (configuredKey != null) {
            return ApplicationKey.parse(configuredKey);
        }
        boolean command = !(context instanceof WebServerApplicationContext);
        if (command && settings.database() != null && !folder.hasKey()) {
            throw new IllegalStateException("A command on --database needs the application key of its nodes. Set "
                    + "ECTYPE_APPLICATION_KEY, or use the --data-dir of a node with its file application.key.");
        }
        new InterruptedRotation(settings, folder).settle();
        return folder.applicationKey();
    }

    @Bean
    static Database database(Settings settings, DataFolder folder, ApplicationKey key) {
        return Database.open(settings, folder, key);
    }

    @Bean
    static DataSource dataSource(Database database) {
        return database.application();
    }

    /** Provides the connection of the current transaction, else one of the pool. */
    @Bean
    static ConnectionProvider connections(DataSource source) {
        return new ConnectionProvider() {
            @Override
            public Connection acquire() {
                return DataSourceUtils.getConnection(source);
            }

            @Override
            public void release(Connection connection) {
                DataSourceUtils.releaseConnection(connection, source);
            }
        };
    }

    @Bean
    static ExecuteListenerProvider statementTenant() {
        return new DefaultExecuteListenerProvider(new StatementTenant());
    }

    /** Disables updatable records and the logging of rows, because rows are read-only and may contain secrets. */
    @Bean
    static DefaultConfigurationCustomizer statements() {
        return configuration ->
                configuration.settings().withAttachRecords(false).withExecuteLogging(false);
    }

    @Bean
    static JdbcTemplate jdbc(DataSource source) {
        return new JdbcTemplate(source);
    }

    @Bean
    static PlatformTransactionManager transactionManager(DataSource source) {
        return new TenantTransactionManager(source);
    }
}
