package dev.ectype.controlplane.platform.quota;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Configuration;

/** Reads the storage quotas from the operator's settings. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(StorageQuotas.class)
class QuotaConfiguration {}
