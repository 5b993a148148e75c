package dev.ectype.controlplane.platform.quota;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Configuration;

/** Lets operators set the storage quotas. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(StorageQuotas.class)
class QuotaConfiguration {}
