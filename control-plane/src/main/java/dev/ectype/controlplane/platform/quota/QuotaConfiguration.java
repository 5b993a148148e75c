package dev.ectype.controlplane.platform.quota;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Configuration;

/** Reads the storage quotas from the settings of an operator. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(StorageQuotas.class)
class QuotaConfiguration {}
